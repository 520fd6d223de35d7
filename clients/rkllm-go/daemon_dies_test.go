package rkllm_test

import (
	"context"
	"strings"
	"testing"

	rkllm "rkllmd/clients/rkllm-go"
)

// The end of the daemon ends the stream with an error, and Dial says what may be missing.
func TestDaemonDies(t *testing.T) {
	client, socket, daemon := loadModel(t, 1)
	ctx := context.Background()
	endless := &rkllm.RKLLMInferParam{MaxNewTokens: rkllm.Ptr[int32](1 << 30)}
	var err error
	killed := false
	for _, err = range client.Stream(ctx, rkllm.Text("Hello"), endless) {
		if !killed {
			killed = true
			daemon.Process.Kill()
		}
	}
	if err == nil || !strings.Contains(err.Error(), "the connection to the daemon ended") {
		t.Error(err)
	}
	if _, again := client.IsRunning(ctx); again != err {
		t.Errorf("%v, then %v", err, again)
	}
	daemon.Wait() // its sockets are closed one after the other
	if _, err := rkllm.Dial(ctx, socket); err == nil || !strings.Contains(err.Error(), "rkllmd serve") {
		t.Error(err)
	}
}
