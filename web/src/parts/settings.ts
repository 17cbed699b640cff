/** The settings that people can change, in the sections of the settings dialog. */
import type { Component } from "svelte";

import type { Preferences } from "../lib/preferences.svelte";
import AlertSettings from "./AlertSettings.svelte";
import SoundSettings from "./SoundSettings.svelte";

type NamesOf<Value> = {
  [Name in keyof Preferences]: Preferences[Name] extends Value ? Name : never;
}[keyof Preferences];

export interface Switch {
  kind: "switch";
  name: NamesOf<boolean>;
  label: string;
  hint: string;
}

export interface Option {
  label: string;
  hint?: string;
}

export interface Choice {
  kind: "choice";
  name: NamesOf<string>;
  label: string;
  /** The options by their values. */
  options: Record<string, Option>;
  /** The picture next to the name of each option. */
  sample: Sample;
  hint?: string | undefined;
}

export type Sample = "none" | "face" | "back" | "felt";
export type Setting = Switch | Choice;

export interface Section {
  title: string;
  settings: Setting[];
  /** Whether the settings change the look of cards and table, which a preview shows. */
  preview?: boolean;
  /** Settings of other kinds. */
  more?: Component[];
}

/** A setting that is on or off. The texts are message ids. */
function onOff(name: NamesOf<boolean>, label: string, hint: string): Switch {
  return { kind: "switch", name, label, hint };
}

/** A setting with one of several values. The texts are message ids. */
function choice<Name extends NamesOf<string>>(
  name: Name,
  label: string,
  options: Record<Preferences[Name], Option>,
  sample: Sample = "none",
  hint?: string,
): Choice {
  return { kind: "choice", name, label, options, sample, hint };
}

export const SECTIONS: Section[] = [
  {
    title: "page-settings-reading",
    settings: [
      onOff("large", "page-large-print", "page-large-print-hint"),
      onOff("fourColours", "page-four-colours", "page-four-colours-hint"),
      choice("theme", "page-theme", {
        auto: { label: "page-theme-auto" },
        light: { label: "page-theme-light" },
        dark: { label: "page-theme-dark" },
      }),
    ],
  },
  {
    title: "page-settings-cards",
    preview: true,
    settings: [
      choice(
        "face",
        "page-faces",
        {
          auto: { label: "page-face-auto", hint: "page-face-auto-hint" },
          french: { label: "page-face-french", hint: "page-face-french-hint" },
          german: { label: "page-face-german", hint: "page-face-german-hint" },
          large: { label: "page-face-large", hint: "page-face-large-hint" },
        },
        "face",
      ),
      choice(
        "back",
        "page-backs",
        {
          lattice: { label: "page-back-lattice" },
          diamonds: { label: "page-back-diamonds" },
          waves: { label: "page-back-waves" },
          rays: { label: "page-back-rays" },
          plain: { label: "page-back-plain" },
        },
        "back",
      ),
      choice(
        "felt",
        "page-felt",
        {
          green: { label: "page-felt-green" },
          blue: { label: "page-felt-blue" },
          burgundy: { label: "page-felt-burgundy" },
          grey: { label: "page-felt-grey" },
        },
        "felt",
      ),
    ],
  },
  {
    title: "page-settings-sound",
    settings: [
      onOff("motion", "page-motion", "page-motion-hint"),
      choice(
        "pace",
        "page-pace",
        {
          leisurely: { label: "page-pace-leisurely" },
          normal: { label: "page-pace-normal" },
          brisk: { label: "page-pace-brisk" },
          instant: { label: "page-pace-instant" },
        },
        "none",
        "page-pace-hint",
      ),
      onOff("sounds", "page-sounds", "page-sounds-hint"),
    ],
    more: [SoundSettings, AlertSettings],
  },
  {
    title: "page-settings-keyboard",
    settings: [onOff("keys", "page-letter-keys", "page-letter-keys-hint")],
  },
];
