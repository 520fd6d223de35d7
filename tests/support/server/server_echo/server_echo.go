// Package server_echo is the test method "echo".
package server_echo

import "rkllmd/rkllm"

// ServerEcho answers at once with its argument, or with null.
func ServerEcho(_ *rkllm.Runtime, job *rkllm.Job) {
	if job.Args[0] == nil {
		job.Result = append(job.Result, "null"...)
		return
	}
	job.Result = append(job.Result, job.Args[0]...)
}
