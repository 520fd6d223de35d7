package rkllm_test

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"slices"
	"testing"

	rkllm "rkllmd/clients/rkllm-go"
)

// The other methods, with what each of them answers.
func TestMethods(t *testing.T) {
	client, _, _ := loadModel(t, 1)
	ctx := context.Background()
	param, err := client.CreateDefaultParam(ctx)
	if err != nil || param.TopK == nil || *param.TopK != 40 {
		t.Errorf("defaults %+v, %v", param, err)
	}
	infer := &rkllm.RKLLMInferParam{MaxNewTokens: rkllm.Ptr[int32](4), KeepHistory: rkllm.Ptr[int32](1)}
	if _, err := client.Run(ctx, rkllm.Text("Hello"), infer); err != nil {
		t.Error(err)
	}
	if sizes, err := client.GetKVCacheSize(ctx); err != nil || len(sizes) != 1 || sizes[0] == 0 {
		t.Error(sizes, err)
	}
	if err := client.ClearKVCache(ctx, false, nil, nil); err != nil {
		t.Error(err)
	}
	if sizes, err := client.GetKVCacheSize(ctx); err != nil || !slices.Equal(sizes, []int{0}) {
		t.Error(sizes, err)
	}
	if running, err := client.IsRunning(ctx); err != nil || running {
		t.Error(running, err)
	}
	rows, err := client.HiddenStates(ctx, rkllm.Tokens(5, 6, 7))
	if err != nil || len(rows) != 3 || len(rows[0]) != len(rows[2]) || math.IsNaN(float64(rows[2][0])) {
		t.Error(len(rows), err)
	}
	if logits, err := client.Logits(ctx, rkllm.Text("Hello")); err != nil || len(logits[0]) <= len(rows[0]) {
		t.Error(len(logits), err)
	}
	constants, err := client.GetConstants(ctx)
	var library struct{ Name string }
	if err != nil || json.Unmarshal(constants["library"], &library) != nil || library.Name != "embedded" {
		t.Error(library, err)
	}
	if document, err := client.Discover(ctx); err != nil || !json.Valid(document) {
		t.Error(err)
	}
	cross := rkllm.RKLLMCrossAttnParam{EncoderKCache: []float32{1}, EncoderVCache: []float32{1},
		EncoderMask: []float32{1}, EncoderPos: []int32{0}, NumTokens: 1}
	for name, err := range map[string]error{
		"a cache that is none":         client.LoadPromptCache(ctx, "/nowhere.cache"),
		"an adapter that is none":      client.LoadLora(ctx, rkllm.RKLLMLoraAdapter{LoraAdapterPath: "/nowhere.gguf"}),
		"a template without functions": client.SetFunctionTools(ctx, "", `[{"type": "function"}]`, ""),
		"no NPU":                       client.SetCrossAttnParams(ctx, cross),
	} {
		var refused *rkllm.Error
		if !errors.As(err, &refused) || refused.Message == "" {
			t.Errorf("%s: %v", name, err)
		}
	}
	err = errors.Join(client.ReleasePromptCache(ctx), client.SetChatTemplate(ctx, "", "<", ">"), client.Destroy(ctx))
	if err != nil {
		t.Error(err)
	}
	if _, err := client.Run(ctx, rkllm.Text("Hello"), nil); !errors.Is(err, rkllm.ErrNoModel) {
		t.Error(err)
	}
}
