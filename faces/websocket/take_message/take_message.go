// Package take_message waits for what is to be sent.
package take_message

import "rkllmd/faces/websocket"

// TakeMessage waits for the next message that is queued for c and returns it. If there will be no more, it returns how
// to close the connection, or nothing if the connection is closed already. The next call tells that the message was
// sent: until then it counts as pending.
//
// **Runs on:** a goroutine of its own. It is the connection's writer. **Holds:** takes c.Mu.
func TakeMessage(c *websocket.Connection) (message []byte, closing *websocket.Closing) {
	for {
		c.Mu.Lock()
		c.Pending -= c.Sending
		c.Sending = 0
		if len(c.Out) > 0 {
			next := c.Out[0]
			c.Out[0] = websocket.Outgoing{}
			c.Out, c.Sending = c.Out[1:], next.Counts
			c.Mu.Unlock()
			return next.Text, nil
		}
		closing = c.Ending
		c.Mu.Unlock()
		if closing != nil {
			return nil, closing
		}
		select {
		case <-c.Wake:
		case <-c.Done:
			return nil, nil
		}
	}
}
