// Package watch_process starts the library's process and waits for its end.
package watch_process

import (
	"os"
	"runtime"

	"rkllmd/isolation"
	"rkllmd/isolation/inside"
	"rkllmd/isolation/inside/start_worker"
	"rkllmd/isolation/process/end_process"
	"rkllmd/isolation/process/read_callbacks"
	"rkllmd/isolation/process/read_output"
)

// WatchProcess starts p, tells started how that went, and once it runs waits until it has ended, on one thread: with
// that thread it would die.
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
	_ = p.Command.Wait() // its state says more
	end_process.EndProcess(p, p.Command.ProcessState)
}
