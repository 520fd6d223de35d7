// Package server_sleep is the test method "sleep".
package server_sleep

import (
	"strconv"
	"time"

	"rkllmd/rkllm"
)

// ServerSleep holds the worker for as many milliseconds as its argument says, and answers with the argument.
func ServerSleep(_ *rkllm.Runtime, job *rkllm.Job) {
	milliseconds, _ := strconv.Atoi(string(job.Result))
	time.Sleep(time.Duration(milliseconds) * time.Millisecond)
}
