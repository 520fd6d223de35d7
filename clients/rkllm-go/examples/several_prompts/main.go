// Several_prompts runs three prompts at once, in one batch: go run ./examples/several_prompts [MODEL]
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	rkllm "rkllmd/clients/rkllm-go"
)

func main() {
	log.SetFlags(0)
	ctx := context.Background()
	client, err := rkllm.Dial(ctx, "")
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()
	questions := []string{"What is a Unix socket?", "What is 3 plus 4?", "Who are you?"}
	param := rkllm.RKLLMParam{
		ModelPath: append(os.Args[1:], "builtin:demo")[0], MaxContextLen: rkllm.Ptr[int32](512),
		SkipSpecialToken: rkllm.Ptr(true),
		ExtendParam:      &rkllm.RKLLMExtendParam{NBatch: rkllm.Ptr(int32(len(questions)))},
	}
	if err := client.Init(ctx, param, nil); err != nil {
		log.Fatal(err)
	}
	defer client.Destroy(ctx)
	var prompts []rkllm.RKLLMInput
	for _, question := range questions {
		prompts = append(prompts, rkllm.Text(question))
	}
	answers := make([]string, len(prompts))
	infer := &rkllm.RKLLMInferParam{MaxNewTokens: rkllm.Ptr[int32](48)}
	for results, err := range client.StreamBatch(ctx, prompts, infer) {
		if err != nil {
			client.Destroy(ctx)
			log.Fatal(err)
		}
		for i, result := range results { // a token of each
			if result.CallbackState == rkllm.RKLLM_RUN_NORMAL {
				answers[i] += result.Text
			}
		}
	}
	for i, question := range questions {
		fmt.Printf("%s\n    %s\n", question, answers[i])
	}
}
