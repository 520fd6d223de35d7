// Package kakeya_server holds the nouns of the gRPC server that token sessions are served by.
package kakeya_server

import (
	"crypto/tls"
	"time"

	"google.golang.org/grpc/tap"
)

// MaxStreams is how many calls one connection may have at once.
const MaxStreams = 1024

// How it is found out that a client has vanished, and how often clients may ask whether the server has.
const (
	KeepaliveTime    = time.Minute
	KeepaliveTimeout = 20 * time.Second
	LeastPing        = 10 * time.Second
)

// GreetTime is how long a client may take from connecting until it has begun to speak HTTP/2.
const GreetTime = 10 * time.Second

// ServerOptions is how clients are served.
type ServerOptions struct {
	Token           string      // that they must show; "": none
	TLS             *tls.Config // nil: in plain text
	MaxMessageBytes int         // of a request
	// Tap is asked before a call is taken; nil: nobody is
	Tap tap.ServerInHandle
}
