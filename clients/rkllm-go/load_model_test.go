package rkllm_test

import (
	"context"
	"os/exec"
	"testing"

	rkllm "rkllmd/clients/rkllm-go"
)

// loadModel starts a daemon and loads a tiny model into it, which never ends an answer by itself: 12 tokens, unless a
// run says otherwise.
func loadModel(t *testing.T, batch int32) (client *rkllm.Client, socket string, daemon *exec.Cmd) {
	t.Helper()
	socket, model, daemon := startDaemon(t)
	client, err := rkllm.Dial(context.Background(), socket)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { client.Close() })
	param := rkllm.RKLLMParam{
		ModelPath: model, MaxContextLen: rkllm.Ptr[int32](256), MaxNewTokens: rkllm.Ptr[int32](12),
		TopK: rkllm.Ptr[int32](1), IgnoreEosToken: rkllm.Ptr(true),
		ExtendParam: &rkllm.RKLLMExtendParam{NBatch: &batch, EnabledCpusNum: rkllm.Ptr[int32](1)},
	}
	var told []float64
	if err := client.Init(context.Background(), param, func(done float64) { told = append(told, done) }); err != nil {
		t.Fatal(err)
	}
	if len(told) == 0 || told[len(told)-1] != 1 {
		t.Fatalf("progress of the load: %v", told)
	}
	return client, socket, daemon
}
