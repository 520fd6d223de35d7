// Abort ends a run when it has said enough: go run ./examples/abort [MODEL]
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"os"

	rkllm "rkllmd/clients/rkllm-go"
)

func main() {
	log.SetFlags(0)
	model := append(os.Args[1:], "builtin:demo")[0]
	ctx := context.Background()
	client, err := rkllm.Dial(ctx, "")
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()
	param := rkllm.RKLLMParam{ModelPath: model, MaxNewTokens: rkllm.Ptr[int32](-1), SkipSpecialToken: rkllm.Ptr(true)}
	if err := client.Init(ctx, param, nil); err != nil {
		log.Fatal(err)
	}
	defer client.Destroy(ctx) // waits until the run has ended

	// A context ends the run from anywhere: another goroutine, a deadline, the end of a request.
	running, stop := context.WithCancel(ctx)
	said := 0
	for text, err := range client.Texts(running, rkllm.Text("Tell me a story."), nil) {
		if errors.Is(err, context.Canceled) {
			fmt.Println("\naborted")
			break // so does leaving the loop, without an error
		}
		if err != nil {
			log.Print(err)
			break
		}
		fmt.Print(text)
		if said += len(text); said >= 20 {
			stop()
		}
	}
	stop()
}
