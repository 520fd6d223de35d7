// Package cli_finish ends jobs for tests.
package cli_finish

import "rkllmd/rkllm"

// CliFinish returns the end of a job, which notes its function.
func CliFinish(ended *[]string) func(*rkllm.Job) {
	return func(job *rkllm.Job) { *ended = append(*ended, job.Function) }
}
