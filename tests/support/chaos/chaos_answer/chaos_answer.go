// Package chaos_answer is what a client of the chaos gets.
package chaos_answer

import (
	"errors"
	"io"
	"net"
	"strings"
	"time"

	"golang.org/x/sys/unix"
)

// Answer is what a client has got. Exactly one of End, Failure and Cut is set.
type Answer struct {
	Pieces  []string // texts, or numbers of tokens
	End     string   // why the answer has ended
	Failure string   // the error that the client was told
	Cut     error    // the connection has ended
	First   time.Duration
}

// Place is where a daemon has its faces.
type Place struct {
	HTTP      string // host and port
	UMA, GRPC string // paths of sockets
}

// ChaosAnswer notes err, with which a connection has ended: that of a gateway which is gone.
func ChaosAnswer(a *Answer, err error) {
	var operation *net.OpError
	cut := errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) || errors.As(err, &operation) ||
		errors.Is(err, unix.ECONNRESET) || errors.Is(err, unix.ECONNREFUSED) || errors.Is(err, unix.ENOENT)
	for _, words := range []string{"transport is closing", "error reading from server", "connection refused",
		"no such file or directory", "connection reset", "broken pipe", "EOF"} {
		cut = cut || strings.Contains(err.Error(), words) // what gRPC and WebSocket say of it
	}
	if cut {
		a.Cut = err
		return
	}
	a.Failure = err.Error()
}
