// Package parse_template parses a chat template.
package parse_template

import (
	"rkllmd/jinja"
	"rkllmd/jinja/block/parse_body"
	"rkllmd/jinja/create_tables"
	"rkllmd/jinja/describe_failure"
	"rkllmd/jinja/lexer/convert_source"
	"rkllmd/jinja/lexer/fail_source"
	"rkllmd/jinja/lexer/scan_template"
	"rkllmd/jinja/parser/parse_expression"
	"rkllmd/jinja/parser/parse_primary"
	"rkllmd/jinja/scope/bind_template"
)

// ParseTemplate parses a chat template. An error is a *jinja.Error.
//
// **Runs on:** any thread.
func ParseTemplate(source string) (t *jinja.Template, err error) {
	defer func() {
		if failure := recover(); failure != nil {
			t, err = nil, describe_failure.DescribeFailure(convert_source.ConvertSource(source), failure)
		}
	}()
	if len(source) > jinja.MaxSource {
		fail_source.FailSource(0, 0, "the template has %d bytes; %d are allowed", len(source), jinja.MaxSource)
	}
	source = convert_source.ConvertSource(source)
	p := &jinja.Parser{Tokens: scan_template.ScanTemplate(source), Parse: parse_expression.ParseExpression,
		Primary: parse_primary.ParsePrimary, Body: parse_body.ParseBody}
	t = &jinja.Template{Source: source, Tables: create_tables.CreateTables()}
	t.Body = parse_body.ParseBody(p)
	bind_template.BindTemplate(t)
	return t, nil
}
