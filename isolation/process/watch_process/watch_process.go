// Package watch_process starts the library's process and waits for its end.
package watch_process

import (
	"errors"
	"os"
	"runtime"

	"golang.org/x/sys/unix"

	"rkllmd/isolation"
	"rkllmd/isolation/inside"
	"rkllmd/isolation/inside/start_worker"
	"rkllmd/isolation/process/end_process"
	"rkllmd/isolation/process/read_callbacks"
	"rkllmd/isolation/process/read_output"
)

// WatchProcess starts p, tells started how that went, and once it runs waits until it has ended, on one thread: with
// that thread it would die. What it has started is ended too.
//
// **Runs on:** a goroutine of its own.
func WatchProcess(p *isolation.Process, started chan<- error) {
	runtime.LockOSThread() // for good: the thread ends with this goroutine
	source, output, err := os.Pipe()
	if err == nil {
		arena := p.Isolation.Arena
		p.Command, err = start_worker.StartWorker(p.Files, output, inside.Arguments{Base: arena.Base, Size: arena.Size,
			Setup: p.Setup})
		output.Close()
	}
	for _, file := range p.Files[1:] { // the first is the arena
		file.Close()
	}
	if err != nil {
		if source != nil {
			source.Close()
		}
		started <- err
		return
	}
	go read_output.ReadOutput(p, source, os.Stderr)
	go read_callbacks.ReadCallbacks(p)
	p.Isolation.Living.Add(1)
	defer p.Isolation.Living.Done()
	started <- nil
	pid := p.Command.Process.Pid
	for errors.Is(unix.Waitid(unix.P_PID, pid, nil, unix.WEXITED|unix.WNOWAIT, nil), unix.EINTR) {
	}
	_ = unix.Kill(-pid, unix.SIGKILL) // what it has started; while the number is still its own
	_ = p.Command.Wait()              // its state says more
	end_process.EndProcess(p, p.Command.ProcessState)
}
