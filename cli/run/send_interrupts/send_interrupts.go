// Package send_interrupts carries signals to an answer.
package send_interrupts

import "os"

// SendInterrupts sends to interrupts for each of signals, until ended is closed. What nobody takes is dropped.
//
// **Runs on:** a goroutine of its own.
func SendInterrupts(signals <-chan os.Signal, interrupts chan<- struct{}, ended <-chan struct{}) {
	for {
		select {
		case <-signals:
		case <-ended:
			return
		}
		select {
		case interrupts <- struct{}{}:
		default: // two are enough
		}
	}
}
