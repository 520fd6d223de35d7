// Package handle_operation stops, pauses, resumes and modifies a generation.
package handle_operation

import (
	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/modify_parameters"
	"rkllmd/faces/websocket_generation/send_status"
	"rkllmd/generation/steering/abort_generation"
	"rkllmd/generation/steering/pause_generation"
	"rkllmd/generation/steering/resume_generation"
)

// HandleOperation does what control asks for, from the next token on. It acknowledges that by a status message, and a
// stop by the completion. If the generation has not begun yet, this is done when it begins.
//
// **Runs on:** the connection's reader. **Holds:** takes g.Mu, under it the run's. Errors: generation.ErrNotSupported,
// generation.ErrNotFound (it has just ended).
func HandleOperation(g *websocket.Generation, control stream.Control) (err error) {
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
	send_status.SendStatus(g, control.Action, words)
	return nil
}
