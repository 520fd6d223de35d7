// Package append_token writes a token on its way.
package append_token

import (
	"strconv"

	"rkllmd/fleet"
	"rkllmd/fleet/output/append_member"
)

// AppendToken appends the JSON of o, which is plain (is_plain), to out.
//
// **Runs on:** any thread.
func AppendToken(out []byte, o *fleet.Output) []byte {
	token := &o.Event.Token
	out = append_member.AppendMember(out, `{"Member":`, o.Member)
	out = append_member.AppendMember(out, `,"Job":`, o.Job)
	out = strconv.AppendInt(append(out, `,"Epoch":`...), int64(o.Epoch), 10)
	out = strconv.AppendInt(append(out, `,"Seq":`...), int64(o.Seq), 10)
	out = strconv.AppendInt(append(out, `,"Event":{"Kind":2,"Token":{"ID":`...), int64(token.ID), 10)
	out = strconv.AppendInt(append(out, `,"Index":`...), int64(token.Index), 10)
	out = append_member.AppendMember(out, `,"Text":`, token.Text)
	if token.Thinking != "" {
		out = append_member.AppendMember(out, `,"Thinking":`, token.Thinking)
	}
	front := `,"Parts":[{"Kind":`
	for _, part := range token.Parts {
		out = strconv.AppendInt(append(out, front...), int64(part.Kind), 10)
		out = append(append_member.AppendMember(out, `,"Text":`, part.Text), '}')
		front = `,{"Kind":`
	}
	if len(token.Parts) > 0 {
		out = append(out, ']')
	}
	if token.Held {
		out = append(out, `,"Held":true`...)
	}
	out = append(out, "}}"...)
	if o.Text.Mark != "" || o.Text.StopText != "" || o.Text.Channel != 0 {
		out = append_member.AppendMember(out, `,"Text":{"Mark":`, o.Text.Mark)
		out = append_member.AppendMember(out, `,"StopText":`, o.Text.StopText)
		out = append(strconv.AppendInt(append(out, `,"Channel":`...), int64(o.Text.Channel), 10), '}')
	}
	if o.Bound {
		out = strconv.AppendInt(append(out, `,"Bound":true,"BoundAt":`...), int64(o.BoundAt), 10)
	}
	return append(out, '}')
}
