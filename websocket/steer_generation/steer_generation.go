// Package steer_generation stops, pauses, resumes and modifies a generation.
package steer_generation

import (
	"rkllmd/completion"
	"rkllmd/generation/abort_generation"
	"rkllmd/generation/pause_generation"
	"rkllmd/generation/resume_generation"
	"rkllmd/websocket"
	"rkllmd/websocket/acknowledge"
	"rkllmd/websocket/modify_parameters"
)

// SteerGeneration does what control asks for, from the next token on, and acknowledges it by a status message; stop by the completion. What is asked
// of a generation that has not begun is done when it does.
//
// **Runs on:** the connection's reader. **Holds:** takes g.Mu, under it the run's. Errors: generation.ErrNotSupported, generation.ErrNotFound
// (it has just ended).
func SteerGeneration(g *websocket.Generation, control completion.Control) (err error) {
	g.Mu.Lock()
	defer g.Mu.Unlock()
	words := ""
	switch control.Action {
	case websocket.ActionStop:
		g.Stopped = true
		if g.Run != nil {
			abort_generation.AbortGeneration(g.Run)
		}
		return nil
	case websocket.ActionPause:
		if words = "The generation is paused."; g.Run != nil {
			err = pause_generation.PauseGeneration(g.Run)
		}
		g.Paused = err == nil
	case websocket.ActionResume:
		if words = "The generation goes on."; g.Run != nil {
			err = resume_generation.ResumeGeneration(g.Run)
		}
		g.Paused = g.Paused && err != nil
	default:
		words, err = modify_parameters.ModifyParameters(g, control.Parameters)
	}
	if err != nil {
		return err
	}
	acknowledge.Acknowledge(g, control.Action, words)
	return nil
}
