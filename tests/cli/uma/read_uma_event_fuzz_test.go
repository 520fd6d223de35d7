package uma_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"testing"

	"rkllmd/cli/uma/read_uma_event"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/utils"
)

// Whatever a daemon sends is an event, which is JSON, or an error.
func FuzzReadUMAEvent(f *testing.F) {
	f.Add([]byte(uma_frame.UMAFrame(`{"id":"a","event":"token","text":"x","token_id":7}`)), false)
	f.Add([]byte(`{"event":"metrics","metrics":{"tokens_generated_total":1}}`+"\n"), true)
	f.Add([]byte("error E_LIMIT_BUSY: full\n"), true)
	f.Add([]byte("\xff\xff\xff\xff"), false)
	f.Fuzz(func(t *testing.T, input []byte, line bool) {
		framing := utils.FramingLength
		if line {
			framing = utils.FramingLine
		}
		r := bufio.NewReader(bytes.NewReader(input))
		for {
			text, event, err := read_uma_event.ReadUMAEvent(r, framing)
			if err != nil {
				return
			}
			if event.Event == "" || !json.Valid(text) {
				t.Fatalf("%q is an event", text)
			}
		}
	})
}
