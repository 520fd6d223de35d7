package finish_unload_test

import (
	"testing"

	"rkllmd/cli/finish_unload"
	"rkllmd/rkllm"
)

func TestFinishUnload(t *testing.T) {
	ended := make(chan struct{})
	finish_unload.FinishUnload(ended)(&rkllm.Job{})
	<-ended
}
