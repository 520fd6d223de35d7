package abi_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/librkllmrt/abi/describe_template"
	"rkllmd/tests/support/librkllmrt/rt_open"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
	"rkllmd/tests/support/models/chat_template"
	"rkllmd/tests/support/models/write_chat_model"
)

func TestDescribeTemplate(t *testing.T) {
	require.Equal(t, "null", string(describe_template.DescribeTemplate(0)), "no model")
	require.Equal(t, "null", string(describe_template.DescribeTemplate(12345)), "one that is gone")
	m := rt_open.RtOpen(t, rt_tiny.RtTiny(t, "llama"), nil)
	require.Equal(t, "null", string(describe_template.DescribeTemplate(m.Handle)), "a model without template")
	m = rt_open.RtOpen(t, write_chat_model.WriteChatModel(t, chat_template.ChatTemplate("qwen3")), nil)
	require.JSONEq(t, `{"writes": {"system": true, "turns": true, "tools": true, "parallel_calls": false,
		"thinking": true}}`, string(describe_template.DescribeTemplate(m.Handle)))
	m = rt_open.RtOpen(t, write_chat_model.WriteChatModel(t, "{% for %}"), nil)
	require.Regexp(t, `^\{"error":".+"\}$`, string(describe_template.DescribeTemplate(m.Handle)))
}
