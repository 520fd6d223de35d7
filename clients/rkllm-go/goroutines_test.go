package rkllm_test

import (
	"context"
	"sync"
	"testing"

	rkllm "rkllmd/clients/rkllm-go"
)

// Goroutines share a client, some of them leave their streams: each gets its own answer.
func TestGoroutines(t *testing.T) {
	client, _, _ := loadModel(t, 1)
	ctx := context.Background()
	want, err := client.Run(ctx, rkllm.Text("Hello"), nil)
	if err != nil {
		t.Fatal(err)
	}
	var group sync.WaitGroup
	for number := range 12 {
		group.Add(1)
		go func() {
			defer group.Done()
			got := ""
			for text, err := range client.Texts(ctx, rkllm.Text("Hello"), nil) {
				if got += text; err != nil || number%3 == 0 {
					return
				}
			}
			if _, err := client.IsRunning(ctx); err != nil || got != want.Text {
				t.Errorf("%q (%v), not %q", got, err, want.Text)
			}
		}()
	}
	group.Wait()
	if err := client.Destroy(ctx); err != nil {
		t.Error(err)
	}
}
