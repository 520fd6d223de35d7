package rkllm

// Error says that the library ended the run.
func (*RunFailed) Error() string {
	return "rkllm: the run ended in an error; the daemon's log may say why"
}
