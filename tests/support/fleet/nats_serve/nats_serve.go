// Package nats_serve serves a client of NATS.
package nats_serve

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"slices"
	"strconv"
	"strings"

	"rkllmd/tests/support/fleet/nats_route"
	"rkllmd/tests/support/fleet/nats_state"
)

// NATSServe does what the client on c says, until it is gone.
func NATSServe(s *nats_state.Server, c net.Conn) {
	defer func() {
		s.Mu.Lock()
		defer s.Mu.Unlock()
		s.Subs = slices.DeleteFunc(s.Subs, func(sub *nats_state.Sub) bool { return sub.Conn == c })
		delete(s.Conns, c)
		c.Close()
	}()
	in := bufio.NewReader(c)
	fmt.Fprint(c, `INFO {"server_id":"X","version":"2.10.0","proto":1,"headers":true,"max_payload":8388608}`+"\r\n")
	for {
		line, err := in.ReadString('\n')
		words := strings.Fields(line)
		if err != nil || len(words) == 0 {
			return
		}
		switch strings.ToUpper(words[0]) {
		case "PING":
			s.Mu.Lock()
			fmt.Fprint(c, "PONG\r\n")
			s.Mu.Unlock()
		case "SUB":
			sub := &nats_state.Sub{Conn: c, Subject: words[1], SID: words[len(words)-1]}
			if len(words) == 4 {
				sub.Group = words[2]
			}
			s.Mu.Lock()
			s.Subs = append(s.Subs, sub)
			s.Mu.Unlock()
		case "UNSUB":
			s.Mu.Lock()
			s.Subs = slices.DeleteFunc(s.Subs, func(sub *nats_state.Sub) bool {
				return sub.Conn == c && sub.SID == words[1]
			})
			s.Mu.Unlock()
		case "PUB":
			size, _ := strconv.Atoi(words[len(words)-1])
			data := make([]byte, size+2)
			if _, err := io.ReadFull(in, data); err != nil {
				return
			}
			nats_route.NATSRoute(s, words[1], strings.Join(words[2:len(words)-1], ""), data[:size])
		}
	}
}
