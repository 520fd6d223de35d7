// Package add_evaluators sets how each kind of node is computed.
package add_evaluators

import (
	"rkllmd/jinja"
	"rkllmd/jinja/evaluate/evaluate_and"
	"rkllmd/jinja/evaluate/evaluate_binary"
	"rkllmd/jinja/evaluate/evaluate_call"
	"rkllmd/jinja/evaluate/evaluate_compare"
	"rkllmd/jinja/evaluate/evaluate_concat"
	"rkllmd/jinja/evaluate/evaluate_conditional"
	"rkllmd/jinja/evaluate/evaluate_constant"
	"rkllmd/jinja/evaluate/evaluate_dict"
	"rkllmd/jinja/evaluate/evaluate_filter"
	"rkllmd/jinja/evaluate/evaluate_item"
	"rkllmd/jinja/evaluate/evaluate_list"
	"rkllmd/jinja/evaluate/evaluate_member"
	"rkllmd/jinja/evaluate/evaluate_name"
	"rkllmd/jinja/evaluate/evaluate_not"
	"rkllmd/jinja/evaluate/evaluate_or"
	"rkllmd/jinja/evaluate/evaluate_pipe"
	"rkllmd/jinja/evaluate/evaluate_slice"
	"rkllmd/jinja/evaluate/evaluate_test_call"
	"rkllmd/jinja/evaluate/evaluate_unary"
	"rkllmd/jinja/render/render_break"
	"rkllmd/jinja/render/render_call_block"
	"rkllmd/jinja/render/render_continue"
	"rkllmd/jinja/render/render_data"
	"rkllmd/jinja/render/render_filter_block"
	"rkllmd/jinja/render/render_for"
	"rkllmd/jinja/render/render_if"
	"rkllmd/jinja/render/render_macro"
	"rkllmd/jinja/render/render_output"
	"rkllmd/jinja/render/render_set"
	"rkllmd/jinja/render/render_set_block"
	"rkllmd/jinja/render/render_with"
)

// AddEvaluators sets how each kind of node is computed.
//
// **Runs on:** any thread.
func AddEvaluators(t *jinja.Tables) {
	t.Values = [jinja.KindCount]func(*jinja.Machine, *jinja.Node) jinja.Value{
		jinja.Constant: evaluate_constant.EvaluateConstant, jinja.Name: evaluate_name.EvaluateName,
		jinja.Member: evaluate_member.EvaluateMember,
		jinja.Item:   evaluate_item.EvaluateItem, jinja.Slice: evaluate_slice.EvaluateSlice,
		jinja.Call:        evaluate_call.EvaluateCall,
		jinja.FilterCall:  evaluate_filter.EvaluateFilter,
		jinja.TestCall:    evaluate_test_call.EvaluateTestCall,
		jinja.Conditional: evaluate_conditional.EvaluateConditional,
		jinja.And:         evaluate_and.EvaluateAnd, jinja.Or: evaluate_or.EvaluateOr,
		jinja.Not: evaluate_not.EvaluateNot, jinja.Compare: evaluate_compare.EvaluateCompare,
		jinja.Binary: evaluate_binary.EvaluateBinary, jinja.Unary: evaluate_unary.EvaluateUnary,
		jinja.Concat: evaluate_concat.EvaluateConcat,
		jinja.ListOf: evaluate_list.EvaluateList, jinja.TupleOf: evaluate_list.EvaluateList,
		jinja.DictOf: evaluate_dict.EvaluateDict, jinja.Pipe: evaluate_pipe.EvaluatePipe,
	}
	t.Statements = [jinja.KindCount]func(*jinja.Machine, *jinja.Node){
		jinja.Data: render_data.RenderData, jinja.Output: render_output.RenderOutput,
		jinja.If: render_if.RenderIf, jinja.For: render_for.RenderFor,
		jinja.Set: render_set.RenderSet, jinja.SetBlock: render_set_block.RenderSetBlock,
		jinja.MacroBlock:  render_macro.RenderMacro,
		jinja.CallBlock:   render_call_block.RenderCallBlock,
		jinja.FilterBlock: render_filter_block.RenderFilterBlock, jinja.With: render_with.RenderWith,
		jinja.BreakLoop: render_break.RenderBreak, jinja.ContinueLoop: render_continue.RenderContinue,
	}
}
