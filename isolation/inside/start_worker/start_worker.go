// Package start_worker starts the process that has the library.
package start_worker

/*
void rkllmd_start_worker(int argc, char **argv);
*/
import "C"

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"

	"golang.org/x/sys/unix"

	"rkllmd/isolation/inside"
	// their C halves are called by the one here
	_ "rkllmd/isolation/inside/apply_landlock"
	_ "rkllmd/isolation/inside/apply_seccomp"
	_ "rkllmd/isolation/inside/find_worker"
	_ "rkllmd/isolation/inside/refuse_worker"
	_ "rkllmd/isolation/inside/serve_worker"
)

// StartWorker starts this program once more, as the process that has the library: there its C half, a constructor, sees
// the arguments and never returns, so that no Go runs, unless the library is the runtime inside this program
// (find_worker). files are, in this order, the arena, the region for results, and the other ends of the lanes, and of
// the link if there is one; output takes what the process writes. It has a group of its own, so that Ctrl-C at a
// terminal is not for it, and dies with the thread that has started it. An emulator runs it where inside.Emulator names
// one.
//
// **Runs on:** a locked goroutine. It lives as long as the process. Follows prctl(2), PR_SET_PDEATHSIG. Errors: those
// of the system.
func StartWorker(files []*os.File, output *os.File, words inside.Arguments) (*exec.Cmd, error) {
	arguments := []string{"/proc/self/exe", inside.Mark, fmt.Sprintf("%x", uintptr(words.Base)),
		fmt.Sprintf("%x", words.Size), fmt.Sprintf("%x", uintptr(words.Setup))}
	emulator := strings.Fields(os.Getenv(inside.Emulator))
	if len(emulator) > 0 { // whose own program that link would be
		program, err := os.Executable()
		if err != nil {
			return nil, err
		}
		arguments[0] = program
		arguments = append(emulator, arguments...)
	}
	command := exec.Command(arguments[0], arguments[1:]...)
	if len(emulator) == 0 {
		command.Args[0] = os.Args[0]
	}
	command.ExtraFiles, command.Stdout, command.Stderr = files, output, output
	command.SysProcAttr = &unix.SysProcAttr{Setpgid: true, Pdeathsig: unix.SIGKILL}
	err := command.Start()
	if errors.Is(err, unix.ENOEXEC) {
		err = fmt.Errorf("%w: this machine cannot run the program by itself, so it is emulated, as it seems: name the "+
			"emulator by %s, with its arguments and blanks between them, or give --isolate=false", err, inside.Emulator)
	}
	return command, err
}
