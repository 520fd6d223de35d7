// Stream loads a model, prints its answer as it comes, and says how fast it was: go run ./examples/stream [MODEL
// [PROMPT]]
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
	arguments := append(os.Args[1:], []string{"builtin:demo", "What is a Unix socket?"}[min(len(os.Args)-1, 2):]...)
	ctx := context.Background()
	client, err := rkllm.Dial(ctx, "")
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()
	// SkipSpecialToken: the tokens that end an answer, such as <|im_end|>, are not for people.
	param := rkllm.RKLLMParam{
		ModelPath: arguments[0], MaxContextLen: rkllm.Ptr[int32](512), SkipSpecialToken: rkllm.Ptr(true),
	}
	if err := client.Init(ctx, param, nil); err != nil {
		log.Fatal(err)
	}
	defer client.Destroy(ctx)
	infer := &rkllm.RKLLMInferParam{MaxNewTokens: rkllm.Ptr[int32](64)}
	var perf rkllm.RKLLMPerfStat
	for result, err := range client.Stream(ctx, rkllm.Text(arguments[1]), infer) {
		if err != nil {
			client.Destroy(ctx)
			log.Fatal(err)
		}
		if result.CallbackState == rkllm.RKLLM_RUN_NORMAL {
			fmt.Print(result.Text)
		}
		perf = result.Perf
	}
	fmt.Printf("\n%d tokens in %.0f ms\n", perf.GenerateTokens, perf.GenerateTimeMs)
}
