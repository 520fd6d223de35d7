// Package kakeya_client holds the nouns of a client for token sessions over gRPC, as kakeya/v1/runtime.proto describes
// them.
package kakeya_client

import (
	"crypto/tls"

	"google.golang.org/grpc"
)

// Client is a connection to a server. Safe for use by several goroutines; Conn.Close ends it.
type Client struct {
	Conn  *grpc.ClientConn
	Token string // shown with every call; "": none is
}

// Options is how a server is reached.
type Options struct {
	Token string
	TLS   *tls.Config // nil: in plain text
}

// The methods, by their full names.
const (
	MethodCreateSession  = "/kakeya.v1.RuntimeService/CreateSession"
	MethodAppendTokens   = "/kakeya.v1.RuntimeService/AppendTokens"
	MethodGenerate       = "/kakeya.v1.RuntimeService/Generate"
	MethodCloseSession   = "/kakeya.v1.RuntimeService/CloseSession"
	MethodGetSessionInfo = "/kakeya.v1.RuntimeService/GetSessionInfo"
)
