package rkllm_test

import (
	"context"
	"testing"

	rkllm "rkllmd/clients/rkllm-go"
)

// A stream ends with its figures, and its text is that of Texts and of Run. Token ids go as well.
func TestStream(t *testing.T) {
	client, _, _ := loadModel(t, 1)
	ctx := context.Background()
	var streamed, texts string
	var last rkllm.RKLLMResult
	for result, err := range client.Stream(ctx, rkllm.Text("Hello"), nil) {
		if err != nil {
			t.Fatal(err)
		}
		streamed, last = streamed+result.Text, result
	}
	if last.CallbackState != rkllm.RKLLM_RUN_FINISH || last.Perf.GenerateTokens != 12 {
		t.Errorf("the last result is %+v", last)
	}
	for text, err := range client.Texts(ctx, rkllm.Text("Hello"), nil) {
		if err != nil {
			t.Fatal(err)
		}
		texts += text
	}
	result, err := client.Run(ctx, rkllm.Text("Hello"), nil)
	if err != nil || result.Text == "" || result.Text != streamed || texts != streamed {
		t.Errorf("run %q (%v), stream %q, texts %q", result.Text, err, streamed, texts)
	}
	result, err = client.Run(ctx, rkllm.Tokens(5, 6, 7), &rkllm.RKLLMInferParam{MaxNewTokens: rkllm.Ptr[int32](4)})
	if err != nil || result.Perf.PrefillTokens != 3 || result.Perf.GenerateTokens != 4 {
		t.Errorf("%+v, %v", result, err)
	}
}
