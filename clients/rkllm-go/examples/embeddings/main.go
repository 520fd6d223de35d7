// Embeddings says how near texts are by a model's last hidden layer, and the likeliest next token:
// go run ./examples/embeddings [MODEL]
package main

import (
	"context"
	"fmt"
	"log"
	"math"
	"os"
	"slices"

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
	param := rkllm.RKLLMParam{ModelPath: append(os.Args[1:], "builtin:demo")[0], MaxContextLen: rkllm.Ptr[int32](512)}
	if err := client.Init(ctx, param, nil); err != nil {
		log.Fatal(err)
	}
	defer client.Destroy(ctx)
	var first []float32
	for _, text := range []string{"What is a Unix socket?", "What is the socket called?", "Tell me a story."} {
		rows, err := client.HiddenStates(ctx, rkllm.Text(text))
		if err != nil {
			client.Destroy(ctx)
			log.Fatal(err)
		}
		vector := rows[len(rows)-1] // the last token has seen all others
		if first == nil {
			first = vector
		}
		var product, lengthA, lengthB float64
		for i, value := range vector {
			product += float64(value * first[i])
			lengthA += float64(first[i] * first[i])
			lengthB += float64(value * value)
		}
		fmt.Printf("%.3f  %s (%d values)\n", product/math.Sqrt(lengthA*lengthB), text, len(vector))
	}
	logits, err := client.Logits(ctx, rkllm.Text("What is a Unix socket?"))
	if err != nil {
		client.Destroy(ctx)
		log.Fatal(err)
	}
	last := logits[len(logits)-1]
	fmt.Printf("likeliest next token: %d of %d\n", slices.Index(last, slices.Max(last)), len(last))
}
