package server

// Address is where a server of its own beside the loop listens: gRPC, HTTP.
type Address struct {
	Unix string // absolute path of a Unix socket; "": TCP
	Host string // "host:port" of TCP
	// Inherited is the socket, listening already, that the service manager has made; 0: none has.
	Inherited int
	Loopback  bool // nobody on another machine can reach it; true of every Unix socket
}
