// Package start_worker starts the process that has the library.
package start_worker

/*
void rkllmd_start_worker(int argc, char **argv);
*/
import "C"

import (
	"fmt"
	"os"
	"os/exec"

	"golang.org/x/sys/unix"

	"rkllmd/isolation/inside"
	// their C halves are called by the one here
	_ "rkllmd/isolation/inside/apply_landlock"
	_ "rkllmd/isolation/inside/apply_seccomp"
	_ "rkllmd/isolation/inside/on_result"
	_ "rkllmd/isolation/inside/serve_lane"
)

// StartWorker starts this program once more, as the process that has the library: there its C half, a constructor,
// sees the arguments and never returns, so that no Go runs. files are, in this order, the arena, the region for
// results, and the other ends of the lanes; output takes what the process writes. It has a group of its own, so that
// Ctrl-C at a terminal is not for it, and dies with the thread that has started it.
//
// **Runs on:** a locked goroutine. It lives as long as the process. Follows prctl(2), PR_SET_PDEATHSIG. Errors: those
// of the system.
func StartWorker(files []*os.File, output *os.File, words inside.Arguments) (*exec.Cmd, error) {
	command := exec.Command("/proc/self/exe", inside.Mark, fmt.Sprintf("%x", uintptr(words.Base)),
		fmt.Sprintf("%x", words.Size), fmt.Sprintf("%x", uintptr(words.Setup)))
	command.Args[0] = os.Args[0]
	command.ExtraFiles, command.Stdout, command.Stderr = files, output, output
	command.SysProcAttr = &unix.SysProcAttr{Setpgid: true, Pdeathsig: unix.SIGKILL}
	return command, command.Start()
}
