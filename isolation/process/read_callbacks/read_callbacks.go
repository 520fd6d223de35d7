// Package read_callbacks reads the callbacks of the library.
package read_callbacks

import (
	"fmt"
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/handle_callback"
	"rkllmd/isolation/process/stop_process"
	"rkllmd/isolation/process/wait_for_exit"
)

// ReadCallbacks handles the callbacks of p in their order and answers each, until the process has ended. p.Drained is
// closed then. A message that cannot be ends the process.
//
// **Runs on:** a goroutine of its own.
func ReadCallbacks(p *isolation.Process) {
	defer wait_for_exit.WaitForExit(p)
	defer close(p.Drained)
	var m isolation.Message
	bytes := unsafe.Slice((*byte)(unsafe.Pointer(&m)), unsafe.Sizeof(m))
	file := p.Lanes[isolation.Callbacks].File
	for {
		n, err := file.Read(bytes)
		if err != nil || n == 0 {
			return
		}
		var answer int32
		if n == len(bytes) {
			answer, err = handle_callback.HandleCallback(p, &m)
		} else {
			err = fmt.Errorf("its message has %d bytes", n)
		}
		if err != nil {
			stop_process.StopProcess(p, &isolation.Hang{Function: "callback", Reason: err.Error()})
			return
		}
		m[0] = uint64(int64(answer))
		if _, err = file.Write(bytes[:8]); err != nil {
			return
		}
	}
}
