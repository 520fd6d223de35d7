package rkllm_test

import (
	"context"
	"errors"
	"testing"

	rkllm "rkllmd/clients/rkllm-go"
)

// Two prompts at once: the texts of the stream are those of RunBatch. One prompt too many is refused in words.
func TestBatch(t *testing.T) {
	client, _, _ := loadModel(t, 2)
	ctx := context.Background()
	prompts := []rkllm.RKLLMInput{rkllm.Text("the quiet river"), rkllm.Tokens(5, 6, 7)}
	texts := make([]string, 2)
	for results, err := range client.StreamBatch(ctx, prompts, nil) {
		if err != nil || len(results) != 2 {
			t.Fatal(len(results), err)
		}
		for i, result := range results {
			texts[i] += result.Text
		}
	}
	results, err := client.RunBatch(ctx, prompts, nil)
	if err != nil || texts[0] == "" || results[0].Text != texts[0] || results[1].Text != texts[1] {
		t.Errorf("streamed %q, run %v, %v", texts, results, err)
	}
	if _, err := client.RunBatch(ctx, append(prompts, prompts[0]), nil); !errors.Is(err, rkllm.ErrInvalidParams) {
		t.Errorf("three prompts for two: %v", err)
	}
}
