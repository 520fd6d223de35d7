package run_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/run/send_interrupts"
)

func TestSendInterrupts(t *testing.T) {
	signals, interrupts, ended := make(chan os.Signal), make(chan struct{}, 2), make(chan struct{})
	done := make(chan struct{})
	go func() {
		send_interrupts.SendInterrupts(signals, interrupts, ended)
		close(done)
	}()
	for range 4 { // more than anybody takes
		signals <- os.Interrupt
	}
	close(ended)
	<-done
	require.Len(t, interrupts, 2)
}
