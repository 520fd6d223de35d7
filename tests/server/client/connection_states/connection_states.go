// Package connection_states lists the states of a connection that the loop tells apart.
package connection_states

import (
	"golang.org/x/sys/unix"

	"rkllmd/buffer"
	"rkllmd/connection"
	"rkllmd/server"
)

// Case is a state of a connection, and what update_connection makes of it.
type Case struct {
	Name              string
	State             *connection.Connection // ReadClosed, HungUp, Fatal, Backlog, Out, Slow, Gone and Interest count
	Owed              int32                  // answers
	Parsing, Stopping bool                   // a large message is being parsed; the daemon stops
	Closed, Ready     bool                   // afterwards: the connection is closed; its backlog comes next
	Interest          uint32                 // afterwards: the events of epoll, if it is not closed
}

// ConnectionStates returns each state once.
func ConnectionStates() []Case {
	type state = connection.Connection
	const in, out, parse = unix.EPOLLIN, unix.EPOLLOUT, unix.EPOLLET
	some, much := buffer.Buffer{Data: make([]byte, 10)}, buffer.Buffer{Data: make([]byte, server.PauseBytes+1)}
	return []Case{
		{Name: "as ever", State: &state{}, Interest: in},
		{Name: "some output waits", State: &state{Out: some, Interest: out}, Interest: in | out},
		{Name: "much output waits: no input", State: &state{Out: much, Interest: out | in, Backlog: true},
			Interest: out},
		{Name: "a backlog", State: &state{Backlog: true}, Interest: in, Ready: true},
		{Name: "a message is parsed", State: &state{Backlog: true}, Parsing: true, Interest: parse},
		{Name: "half-closed, answers owed", State: &state{ReadClosed: true}, Owed: 1, Interest: 0},
		{Name: "half-closed, output waits", State: &state{ReadClosed: true, Out: some, Interest: out}, Interest: out},
		{Name: "half-closed, a backlog", State: &state{ReadClosed: true, Backlog: true}, Interest: 0, Ready: true},
		{Name: "half-closed, a message is parsed", State: &state{ReadClosed: true}, Parsing: true, Interest: parse},
		{Name: "half-closed, all done", State: &state{ReadClosed: true}, Closed: true},
		{Name: "hung up, not read to the end", State: &state{HungUp: true}, Closed: true},
		{Name: "hung up, a backlog", State: &state{HungUp: true, Backlog: true, Out: much}, Owed: 1, Closed: true},
		{Name: "hung up, all read", State: &state{HungUp: true, ReadClosed: true, Out: some}, Owed: 1, Closed: true},
		{Name: "hung up, a message is parsed", State: &state{HungUp: true, ReadClosed: true}, Parsing: true,
			Interest: parse},
		{Name: "slow", State: &state{Slow: true, Gone: true, Backlog: true}, Owed: 1, Closed: true},
		{Name: "slow, a message is parsed", State: &state{Slow: true, Gone: true}, Parsing: true, Interest: parse},
		{Name: "failed, the error is not written", State: &state{Fatal: true, Out: some, Interest: out},
			Interest: in | out},
		{Name: "failed, the error is written", State: &state{Fatal: true}, Interest: in},
		{Name: "failed, the client has shut down too", State: &state{Fatal: true, ReadClosed: true}, Owed: 1,
			Closed: true},
		{Name: "the daemon stops, answers owed", State: &state{}, Stopping: true, Owed: 1, Interest: in},
		{Name: "the daemon stops, all done", State: &state{}, Stopping: true, Closed: true},
	}
}
