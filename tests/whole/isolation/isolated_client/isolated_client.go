// Package isolated_client is a client of a library that dies again and again.
package isolated_client

import (
	"encoding/json"
	"fmt"
	"io"
	"net"
	"sync/atomic"
	"time"
)

// IsolatedClient asks for runs until stop, loads the model whenever there is none, and counts the answers; it returns
// an error when one does not come or is none that can be. It uses a connection of its own.
func IsolatedClient(path, model string, stop *atomic.Bool, runs, lost *atomic.Int64) error {
	conn, err := net.Dial("unix", path)
	if err != nil {
		return err
	}
	defer conn.Close()
	answers := json.NewDecoder(conn)
	load := false
	for !stop.Load() {
		request := `{"jsonrpc":"2.0","id":1,"method":"rkllm.run","params":[null,{"prompt_input":"Hi"}]}`
		if load {
			request = fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"method":"rkllm.init","params":[null,{"model_path":%q},null]}`,
				model)
		}
		if _, err = io.WriteString(conn, request+"\n"); err != nil {
			return err
		}
		var answer struct {
			Error *struct {
				Code    int
				Message string
			}
		}
		_ = conn.SetReadDeadline(time.Now().Add(2 * time.Minute))
		if err = answers.Decode(&answer); err != nil {
			return err
		}
		load = false
		switch {
		case answer.Error == nil:
			runs.Add(1)
		case answer.Error.Code == -32010:
			lost.Add(1)
			load = true
		case answer.Error.Code == -32002:
			load = true
		case answer.Error.Code != -32003:
			return fmt.Errorf("error %d: %s", answer.Error.Code, answer.Error.Message)
		}
	}
	return nil
}
