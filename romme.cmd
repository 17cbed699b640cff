@echo off
rem Starts Romme on Windows; the script romme does it on Linux and macOS. It only looks for a Python.
rem The program in launch\ installs what is missing into the folder .romme and runs the command:
rem see the script romme for the commands.
rem
rem ROMME_PYTHON names the Python to use instead of the newest one. ROMME_PURE=1 compiles nothing.
setlocal
set "PYTHONUTF8=1"
if not defined ROMME_PYTHON goto search
call :is_recent "%ROMME_PYTHON%"
if not errorlevel 1 goto found
echo Romme: ROMME_PYTHON is not a Python 3.11 or newer: "%ROMME_PYTHON%" 1>&2
exit /b 1

:search
call :is_recent py -3
if not errorlevel 1 goto found
call :is_recent python3
if not errorlevel 1 goto found
call :is_recent python
if not errorlevel 1 goto found
echo Romme: Python 3.11 or newer is required. Install it from the Microsoft Store or python.org, then start again. 1>&2
pause
exit /b 1

:found
%python% -I -S -X utf8 "%~dp0launch" %*
exit /b %errorlevel%

rem Sets python, and fails unless it runs and is 3.11 or newer. Without Python, Windows has a stand-in
rem that only opens the Store.
:is_recent
set python=%*
%* -I -S -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>nul
exit /b %errorlevel%
