// Package wait_for_fronts waits for the servers beside the loop.
package wait_for_fronts

// WaitForFronts says that the loop has ended, and waits until stop_with_runtime has stopped the fronts.
//
// **Runs on:** any thread that may wait.
func WaitForFronts(loop chan<- struct{}, stopped <-chan struct{}) {
	close(loop)
	<-stopped
}
