// Errors shows what goes wrong, in the daemon's words: go run ./examples/errors [MODEL]
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
	ctx := context.Background()
	client, err := rkllm.Dial(ctx, "")
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()
	_, err = client.Run(ctx, rkllm.Text("Hello"), nil)
	fmt.Printf("no model: %t: %v\n", errors.Is(err, rkllm.ErrNoModel), err)

	param := rkllm.RKLLMParam{ModelPath: append(os.Args[1:], "builtin:demo")[0]}
	if err := client.Init(ctx, param, nil); err != nil {
		log.Fatal(err)
	}
	defer client.Destroy(ctx)
	err = client.Call(ctx, "rkllm.run", map[string]any{"rkllm_input": map[string]any{"prompt": "Hello"}}, nil)
	fmt.Printf("invalid params: %t: %v\n", errors.Is(err, rkllm.ErrInvalidParams), err)
	err = client.Call(ctx, "rkllm.walk", nil, nil)
	fmt.Printf("method not found: %t: %v\n", errors.Is(err, rkllm.ErrMethodNotFound), err)

	program, _ := os.Executable() // a file that is no adapter
	err = client.LoadLora(ctx, rkllm.RKLLMLoraAdapter{LoraAdapterPath: program, LoraAdapterName: "no adapter"})
	var refused *rkllm.Error
	if errors.As(err, &refused) {
		fmt.Printf("code %d: %s; data %s\n", refused.Code, refused.Message, refused.Data)
	}
	result, err := client.Run(ctx, rkllm.Text("Hello"), nil)
	fmt.Printf("the connection goes on: %t\n", err == nil && result.Text != "")
}
