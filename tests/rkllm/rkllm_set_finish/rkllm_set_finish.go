// Package rkllm_set_finish says what becomes of a job.
package rkllm_set_finish

import "rkllmd/rkllm"

// RkllmSetFinish sets what is called when job is finished.
func RkllmSetFinish(job *rkllm.Job, finish func(*rkllm.Job)) {
	job.Finish = finish
}
