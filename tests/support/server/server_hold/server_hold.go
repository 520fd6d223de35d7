// Package server_hold is the test method "hold".
package server_hold

import (
	"strconv"

	"golang.org/x/sys/unix"

	"rkllmd/rkllm"
)

// ServerHold holds the worker until the other end of the pipe is closed whose descriptor is its argument (server_gate),
// closes this end, and answers with the argument.
func ServerHold(_ *rkllm.Runtime, job *rkllm.Job) {
	fd, _ := strconv.Atoi(string(job.Result))
	for _, err := unix.Read(fd, make([]byte, 1)); err == unix.EINTR; _, err = unix.Read(fd, make([]byte, 1)) {
	}
	unix.Close(fd)
}
