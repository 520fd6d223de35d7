package rkllm_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	rkllm "rkllmd/clients/rkllm-go"
)

// What a daemon never sends ends a call with an error: no panic, no wait for ever.
func TestHostile(t *testing.T) {
	ctx := context.Background()
	for answer, words := range map[string]string{
		"":                                "connection to the daemon ended",
		"hello\n":                         "no message",
		"{}\n":                            "connection to the daemon ended",
		"null\n":                          "connection to the daemon ended",
		"{\"id\":\"one\"}\n":              "no message",
		"{\"id\":7,\"result\":{}}\n":      "connection to the daemon ended",
		"{\"id\":1,\"result\":[]}\n":      "empty list",
		"{\"id\":1,\"result\":7}\n":       "cannot unmarshal",
		"{\"id\":1,\"result\":[[[[1]]]}":  "connection to the daemon ended",
		"{\"id\":1,\"result\":null}\n":    "connection to the daemon ended",
		"{\"params\":{\"token\":1}}\n":    "end of JSON input",
		"{\"method\":\"a\",\"params\":7}": "connection to the daemon ended",
		"{\"id\":1,\"error\":{\"code\":-32010,\"message\":\"gone\"}}\n":       "gone (error -32010)",
		"{\"id\":null,\"error\":{\"code\":-32008,\"message\":\"not you\"}}\n": "not you (error -32008)",
	} {
		path, _ := serveLines(t, answer)
		client, err := rkllm.Dial(ctx, path)
		if err != nil {
			t.Fatal(err)
		}
		for _, err = range client.Stream(ctx, rkllm.Text("Hello"), nil) {
		}
		if err == nil || !strings.Contains(err.Error(), words) {
			t.Errorf("%q: %v, not %q", answer, err, words)
		}
		client.Close()
	}
	failed := `{"id":1,"result":{"text":null,"_callback_state":3,"last_hidden_layer":{"hidden_states":["NaN"]}}}` + "\n"
	path, _ := serveLines(t, failed)
	client, err := rkllm.Dial(ctx, path)
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	var ended *rkllm.RunFailed
	for _, err = range client.Stream(ctx, rkllm.Text("Hello"), nil) {
	}
	if !errors.As(err, &ended) || len(ended.Results) != 1 || len(ended.Results[0].LastHiddenLayer.HiddenStates) != 1 {
		t.Errorf("a run that failed: %v", err)
	}
}
