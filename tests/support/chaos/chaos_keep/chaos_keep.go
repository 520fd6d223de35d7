// Package chaos_keep starts a program again and again.
package chaos_keep

import (
	"os"
	"os/exec"
	"time"

	"golang.org/x/sys/unix"

	"rkllmd/tests/support/chaos/chaos_process"
)

// LeastPause is how long a program rests at least before it is started anew.
const LeastPause = 100 * time.Millisecond

// ChaosKeep starts p, and starts it anew whenever it has ended, until it is Over. It runs on a goroutine of its own.
func ChaosKeep(p *chaos_process.Process) {
	defer close(p.Ended)
	for {
		log, err := os.OpenFile(p.Log, os.O_APPEND|os.O_WRONLY, 0)
		if err != nil {
			return
		}
		command := exec.Command(p.Words[0], p.Words[1:]...)
		command.Stdout, command.Stderr = log, log
		command.SysProcAttr = &unix.SysProcAttr{Pdeathsig: unix.SIGKILL}
		p.Mu.Lock()
		if p.Over || command.Start() != nil {
			p.Mu.Unlock()
			return
		}
		if p.Running = command.Process; p.Ending {
			p.Ending, p.Struck = false, time.Now() // a busy machine may have taken long to end it
		}
		p.Lives++
		p.Mu.Unlock()
		_ = command.Wait() // it was killed, or told to end
		log.Close()
		p.Mu.Lock()
		pause := max(p.Pause, LeastPause)
		p.Pause, p.Running = 0, nil
		p.Mu.Unlock()
		time.Sleep(pause)
	}
}
