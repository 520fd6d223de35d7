// Package uma_deliver_and_wait stands in for a library whose abort waits.
package uma_deliver_and_wait

import "rkllmd/generation"

// UMADeliverAndWait returns a Backend.Abort as a library may do it: it returns when the thread that delivers, which has
// a token on its way, has delivered that.
func UMADeliverAndWait(token generation.Token) func(*generation.Run) {
	return func(run *generation.Run) {
		delivered := make(chan struct{})
		go func() {
			run.Sink(run, generation.Event{Kind: generation.EventToken, Token: token})
			close(delivered)
		}()
		<-delivered
	}
}
