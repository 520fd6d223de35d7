// Package wait_for_turn waits for a turn at an embedder beside the test.
package wait_for_turn

import (
	"context"
	"runtime"

	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/lock_embedder"
	"rkllmd/engine/embedding/release_embedder"
	"rkllmd/utils/turns"
)

// WaitForTurn waits for a turn at e, where somebody else has his, in a goroutine of its own, and returns once that
// does. When the turn has come, user comes to order, which must have room, and the turn is given back. The error comes
// to the channel.
func WaitForTurn(ctx context.Context, e *embedding.Embedder, user string, order chan<- string) <-chan error {
	turn, ended := &turns.Turn{Client: turns.Client{User: user}}, make(chan error, 1)
	go func() {
		err := lock_embedder.LockEmbedder(ctx, e, turn)
		if err == nil {
			order <- user
			release_embedder.ReleaseEmbedder(e)
		}
		ended <- err
	}()
	for waits := false; !waits; runtime.Gosched() {
		e.Mu.Lock()
		_, waits = e.Ready[turn]
		e.Mu.Unlock()
	}
	return ended
}
