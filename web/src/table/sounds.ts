/** Synthesised sounds: a card, the player's turn, the end of a game. */
import { preferences } from "../lib/preferences.svelte";

export type Sound = "card" | "turn" | "end" | "said";

/** Pitch in hertz and start in seconds of each tone. */
const TONES: Record<Sound, [number, number][]> = {
  card: [],
  turn: [
    [660, 0],
    [880, 0.12],
  ],
  end: [
    [523, 0],
    [659, 0.14],
    [784, 0.28],
  ],
  said: [[520, 0]],
};
/** The gain at the highest volume. */
const MAX_GAIN = 0.24;

let context: AudioContext | null = null;

function tone(audio: AudioContext, pitch: number, at: number): void {
  const [source, loudness] = [audio.createOscillator(), audio.createGain()];
  source.type = "sine";
  source.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(gain(), at + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.22);
  source.connect(loudness).connect(audio.destination);
  source.start(at);
  source.stop(at + 0.25);
}

/** The gain for the chosen volume. Ears perceive loudness about as its square root. */
function gain(): number {
  return MAX_GAIN * (preferences.volume / 100) ** 2;
}

/** A short burst of noise, like a card on cloth. */
function rustle(audio: AudioContext): void {
  const length = Math.floor(audio.sampleRate * 0.06);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1)
    samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 2;
  const [source, loudness] = [audio.createBufferSource(), audio.createGain()];
  source.buffer = buffer;
  loudness.gain.value = gain();
  source.connect(loudness).connect(audio.destination);
  source.start();
}

/** Plays a sound, if the player wants sounds. */
export function playSound(sound: Sound): void {
  if (preferences.sounds && preferences.volume > 0) play(sound);
}

/** Plays the sound of the player's turn, so that the player can choose a volume. */
export function playTestSound(): void {
  if (preferences.volume > 0) play("turn");
}

function play(sound: Sound): void {
  context ??= new AudioContext();
  const audio = context;
  // Browsers suspend sound until the first press on the page.
  if (audio.state === "suspended") void audio.resume();
  if (sound === "card") rustle(audio);
  for (const [pitch, after] of TONES[sound]) tone(audio, pitch, audio.currentTime + after);
}
