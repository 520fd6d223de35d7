package rkllm_test

import (
	"context"
	"errors"
	"testing"

	rkllm "rkllmd/clients/rkllm-go"
)

// Each of these runs would go on for ever: the calls that follow return only if the run before was ended. Destroy,
// which the daemon refuses while runs go on, waits for their ends.
func TestCancel(t *testing.T) {
	client, socket, _ := loadModel(t, 1)
	ctx := context.Background()
	endless := &rkllm.RKLLMInferParam{MaxNewTokens: rkllm.Ptr[int32](1 << 30)}
	short := &rkllm.RKLLMInferParam{MaxNewTokens: rkllm.Ptr[int32](4)}

	cancelled, cancel := context.WithCancel(ctx)
	defer cancel()
	var err error
	for _, err = range client.Stream(cancelled, rkllm.Text("Hello"), endless) {
		cancel()
	}
	if !errors.Is(err, context.Canceled) {
		t.Errorf("a stream whose context ended: %v", err)
	}
	if _, err := client.Run(cancelled, rkllm.Text("Hello"), endless); !errors.Is(err, context.Canceled) {
		t.Errorf("a run whose context has ended: %v", err)
	}
	for range client.Texts(ctx, rkllm.Text("Hello"), endless) {
		break
	}
	if _, err := client.Run(ctx, rkllm.Text("Hello"), short); err != nil {
		t.Error(err)
	}
	var last rkllm.RKLLMResult
	for last, err = range client.Stream(ctx, rkllm.Text("Hello"), endless) {
		if err != nil {
			t.Fatal(err)
		}
		if last.CallbackState == rkllm.RKLLM_RUN_NORMAL && client.Abort(ctx) != nil {
			t.Fatal("abort failed")
		}
	}
	if last.CallbackState != rkllm.RKLLM_RUN_FINISH {
		t.Errorf("a run that was aborted in order ends with %+v", last)
	}
	other, err := rkllm.Dial(ctx, socket)
	if err != nil {
		t.Fatal(err)
	}
	for range other.Stream(ctx, rkllm.Text("Hello"), endless) {
		break
	}
	if err := other.Destroy(ctx); err != nil {
		t.Errorf("unloading behind a run that was left: %v", err)
	}
	if err := other.Close(); err != nil {
		t.Error(err)
	}
	if err := other.Abort(ctx); !errors.Is(err, rkllm.ErrClosed) {
		t.Errorf("a closed client: %v", err)
	}
}
