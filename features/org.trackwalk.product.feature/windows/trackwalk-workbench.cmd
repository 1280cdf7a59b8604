@echo off
rem Starts the workbench on a Java of 21 or newer, or the command line without a window:
rem   trackwalk-workbench -application org.trackwalk.eclipse.headless.app -data @none check PATH...
rem TRACKWALK_JAVA_OPTS holds more options for the Java virtual machine, for example -Xmx8g.
setlocal EnableExtensions DisableDelayedExpansion
set "here=%~dp0"
set "java="
if defined JAVA_HOME call :try "%JAVA_HOME%"
if not defined java for /f "delims=" %%j in ('where java 2^>nul') do call :try "%%~dpj.."
if not defined java call :folder "%ProgramFiles%\Eclipse Adoptium"
if not defined java call :folder "%ProgramFiles%\Java"
if not defined java call :folder "%ProgramFiles%\Microsoft"
if not defined java call :folder "%ProgramFiles%\Zulu"
if not defined java call :folder "%ProgramFiles%\Amazon Corretto"
if not defined java call :folder "%ProgramFiles%\BellSoft"
if not defined java call :folder "%LOCALAPPDATA%\Programs\Eclipse Adoptium"
if not defined java call :folder "%USERPROFILE%\.jdks"
if not defined java goto missing
for %%l in ("%here%plugins\org.eclipse.equinox.launcher_*.jar") do set "launcher=%%~fl"
set "options=--enable-native-access=ALL-UNNAMED -XX:MaxRAMPercentage=60"
rem What a check has needed and needs no more is given back, and the heap grows no further than it must.
set "options=%options% -XX:GCTimeRatio=4 -XX:MinHeapFreeRatio=10 -XX:MaxHeapFreeRatio=30 -XX:G1PeriodicGCInterval=15000"
findstr /r /c:"^JAVA_VERSION=.2[5-9]" /c:"^JAVA_VERSION=.[3-9][0-9]" "%java%\release" >nul && set "options=%options% -XX:+UseCompactObjectHeaders"
rem Newer Javas print warnings about a library's use of internals that are nobody's business here.
findstr /r /c:"^JAVA_VERSION=.2[4-9]" /c:"^JAVA_VERSION=.[3-9][0-9]" "%java%\release" >nul && set "options=%options% --sun-misc-unsafe-memory-access=allow"
rem With a window no console stays open behind it; without one the exit code is the command line's.
rem No blocks in brackets here: an argument may have a bracket in it.
if /i "%~1"=="-application" goto command
start "" "%java%\bin\javaw.exe" %options% %TRACKWALK_JAVA_OPTS% -jar "%launcher%" -nosplash -pluginCustomization "%here%first-start.ini" %*
exit /b 0

:command
"%java%\bin\java.exe" %options% %TRACKWALK_JAVA_OPTS% -jar "%launcher%" -nosplash %*
exit /b %ERRORLEVEL%

:folder
if exist "%~1\" for /d %%d in ("%~1\*") do call :try "%%~fd"
exit /b 0

:try
if defined java exit /b 0
if not exist "%~1\bin\java.exe" exit /b 0
if not exist "%~1\release" exit /b 0
findstr /r /c:"^JAVA_VERSION=.2[1-9]" /c:"^JAVA_VERSION=.[3-9][0-9]" "%~1\release" >nul && set "java=%~f1"
exit /b 0

:missing
echo trackwalk-workbench: needs Java 21 or newer and found none. JAVA_HOME, PATH and the usual folders were searched. 1>&2
exit /b 4
