// Function_tools tells the model of a function, and gives it the function's result when it is called:
// go run ./examples/function_tools [MODEL [PROMPT]]
//
// The model's chat template must write functions, as those of Qwen and Hermes do; that of builtin:demo does not, which
// is said.
package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"regexp"
	"strings"
	"time"

	rkllm "rkllmd/clients/rkllm-go"
)

const clock = `[{"type": "function", "function": {"name": "clock", "description": "the date and the time",
	"parameters": {"type": "object", "properties": {}}}}]`

var calls = regexp.MustCompile(`(?s)<tool_call>(.*?)</tool_call>`)

func main() {
	log.SetFlags(0)
	arguments := append(os.Args[1:], []string{"builtin:demo", "What time is it?"}[min(len(os.Args)-1, 2):]...)
	ctx := context.Background()
	client, err := rkllm.Dial(ctx, "")
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()
	param := rkllm.RKLLMParam{
		ModelPath: arguments[0], MaxContextLen: rkllm.Ptr[int32](2048), SkipSpecialToken: rkllm.Ptr(true),
	}
	if err := client.Init(ctx, param, nil); err != nil {
		log.Fatal(err)
	}
	defer client.Destroy(ctx)
	if err := client.SetFunctionTools(ctx, "You are a helpful assistant.", clock, ""); err != nil {
		client.Destroy(ctx)
		log.Fatal(err)
	}
	infer := &rkllm.RKLLMInferParam{MaxNewTokens: rkllm.Ptr[int32](256), KeepHistory: rkllm.Ptr[int32](1)}
	result, err := client.Run(ctx, rkllm.Text(arguments[1]), infer)
	if err != nil {
		client.Destroy(ctx)
		log.Fatal(err)
	}
	for _, call := range calls.FindAllStringSubmatch(result.Text, -1) {
		fmt.Println("called:", strings.TrimSpace(call[1]))
		answer := rkllm.Text(fmt.Sprintf(`{"time": %q}`, time.Now().Format(time.RFC3339)))
		answer.Role = rkllm.Ptr("tool")
		if result, err = client.Run(ctx, answer, infer); err != nil {
			client.Destroy(ctx)
			log.Fatal(err)
		}
	}
	fmt.Println(result.Text)
}
